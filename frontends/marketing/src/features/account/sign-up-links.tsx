import { paths } from '../../paths';
import { TextLink } from '../../lib/text-link';

const link = (to: string) => (words: string) => <TextLink to={to}>{words}</TextLink>;

/** The links in the texts of a sign-up. */
export const links = { terms: link(paths.terms), privacy: link(paths.privacy), signIn: link(paths.signIn) };
