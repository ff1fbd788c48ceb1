import { pageConfig } from '@tablewell/federation';
import { SupportAddress } from '../../lib/support-address';
import { TextLink } from '../../lib/text-link';
import { paths } from '../../paths';
import { Article } from './article';

/** The privacy policy; its promises are PRIVACY-1 to PRIVACY-3. */
export function PrivacyPage() {
  const { retentionDays } = pageConfig();
  return (
    <Article
      title="Privacy Policy"
      lead="What Tablewell knows about guests and restaurants, why, and for how long."
      changed="November 21, 2026"
      parts={[
        {
          title: 'Who this is about',
          text: (
            <p>
              Restaurants use Tablewell to take reservations. When you book a table, the restaurant decides
              what your details are used for, and we keep them on its behalf. When you open an account for a
              restaurant, we keep your own details to run that account.
            </p>
          ),
        },
        {
          title: 'What we keep of a guest',
          text: (
            <>
              <p>
                Your name, the day, the time and the size of your party; your phone number and your notes, if
                you give them; and the page from which you came to the booking form. We ask for nothing else,
                and you need no account.
              </p>
              <p>
                The restaurant keeps a guest list with your name, your phone number, how often you came and
                when you were last there.
              </p>
            </>
          ),
        },
        {
          title: 'How long',
          text: (
            <p>
              Reservation data is deleted after {retentionDays} days. Two things stay: anonymous counts, and
              the restaurant’s guest list with a guest’s name, phone number, number of visits and last visit.
              The restaurant keeps that list until it deletes a guest, or you ask to have your entry erased.
            </p>
          ),
        },
        {
          title: 'Text messages',
          text: (
            <>
              <p>
                Submitting a reservation with a phone number is your consent to text messages about it: that
                it is booked, changed or canceled. We send no advertising. Message and data rates may apply.
              </p>
              <p>
                Answer STOP to any message and you get no more from that restaurant; START brings them back.
                Your choice is kept per restaurant, so that it holds for later visits and says nothing to
                other restaurants.
              </p>
            </>
          ),
        },
        {
          title: 'What we keep of an owner',
          text: (
            <p>
              Your name, your e-mail address, your password in a form that cannot be read back, your
              restaurant’s settings, and what you subscribed to. Card details go to our payment provider and
              never reach us; we see the brand, the last four digits and the expiry date.
            </p>
          ),
        },
        {
          title: 'Who else sees it',
          text: (
            <>
              <p>Only those who are needed to do what you asked for:</p>
              <ul>
                <li>the restaurant that you book with and its staff;</li>
                <li>the providers that carry our e-mails and text messages;</li>
                <li>the payment provider, for restaurants that subscribe;</li>
                <li>
                  Google, for those who sign in with it, and for the check that keeps robots out of the
                  booking form.
                </li>
              </ul>
              <p>We sell no data, and we share none for advertising.</p>
            </>
          ),
        },
        {
          title: 'Where it is',
          text: <p>Data is stored in the United States.</p>,
        },
        {
          title: 'On your device',
          text: (
            <p>
              An owner who signs in gets a cookie and a stored session that say who is signed in. Diners get
              neither from us; Google’s check against robots may set a cookie of its own. Where visits are
              counted, we count pages and not people, and leave out what an address holds.
            </p>
          ),
        },
        {
          title: 'Your choices',
          text: (
            <p>
              You can see, change or cancel a reservation by the link you were given. To see or delete what a
              restaurant holds about you, ask the restaurant, or <SupportAddress otherwise="ask us" /> and we
              pass it on. More answers are in the <TextLink to={paths.support}>Help Center</TextLink>.
            </p>
          ),
        },
      ]}
    />
  );
}
