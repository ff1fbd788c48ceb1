import { TextLink } from '../../lib/text-link';
import { SupportAddress } from '../../lib/support-address';
import { paths } from '../../paths';
import { Article } from './article';

/** The terms of service. Figures that are settings of the product are on the pricing page and not repeated here. */
export const TermsPage = () => (
  <Article
    title="Terms of Service"
    lead="What you can expect of Tablewell, and what we ask of you."
    changed="November 21, 2026"
    parts={[
      {
        title: 'The service',
        text: (
          <p>
            Tablewell takes reservations for restaurants, keeps their tables and guests, and tells guests what
            they need to know. The agreement is between us and the restaurant whose owner signs up. A guest
            who books a table makes an agreement with the restaurant, not with us.
          </p>
        ),
      },
      {
        title: 'Your account',
        text: (
          <p>
            Give us a name and an e-mail address that are yours, and keep your password to yourself. You are
            responsible for what happens in your account. If you think that somebody else has your password,
            reset it: that ends every session.
          </p>
        ),
      },
      {
        title: 'Trial, plans and payment',
        text: (
          <>
            <p>
              A free trial needs no card and ends by itself. After it you are on the Basic plan, which is
              free, unless you choose another. What each plan costs and includes is on the{' '}
              <TextLink to={paths.pricing}>pricing page</TextLink>.
            </p>
            <p>
              Paid plans renew at the end of each period until you cancel, and you can cancel anytime in the
              billing portal. Your plan then runs to the end of the period you have paid for. Prices are in US
              dollars and exclude taxes. We tell you of a new price at least 30 days before it applies to you.
            </p>
          </>
        ),
      },
      {
        title: 'What is yours',
        text: (
          <p>
            Your settings, your floor plans, your reservations and your guest list belong to your restaurant.
            You can export your guests at any time. We use this data to run the service for you, as the{' '}
            <TextLink to={paths.privacy}>Privacy Policy</TextLink> says, and for nothing else.
          </p>
        ),
      },
      {
        title: 'What we ask of you',
        text: (
          <ul>
            <li>Use guests’ details for their visits, and for messages that they have agreed to.</li>
            <li>Respect an answer of STOP; the service does so by itself.</li>
            <li>Do not book tables that you do not mean to use, and do not try to get at others’ data.</li>
            <li>Keep your opening times and tables right, so that what guests book is there.</li>
          </ul>
        ),
      },
      {
        title: 'When something goes wrong',
        text: (
          <p>
            We work to keep the service running day and night, but cannot promise that it never stops, nor
            that every e-mail and text message arrives. As far as the law allows, we are not liable for lost
            profit, and for no more than you paid us in the twelve months before. Nothing here limits what the
            law does not let us limit.
          </p>
        ),
      },
      {
        title: 'Termination',
        text: (
          <p>
            You can delete your restaurant in the settings whenever you like. We may close an account that
            harms guests, other restaurants or the service; except where that cannot wait, we write to you
            first.
          </p>
        ),
      },
      {
        title: 'Changes and questions',
        text: (
          <p>
            If we change these terms in a way that matters to you, we tell you by e-mail at least 30 days
            before. Questions? <SupportAddress otherwise="Ask us" /> or look in the{' '}
            <TextLink to={paths.support}>Help Center</TextLink>.
          </p>
        ),
      },
    ]}
  />
);
