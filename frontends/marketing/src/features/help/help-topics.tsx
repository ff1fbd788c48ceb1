import type { QuestionAndAnswer } from '../../lib/questions';
import { TextLink } from '../../lib/text-link';
import { paths } from '../../paths';

export interface HelpTopic {
  title: string;
  questions: readonly QuestionAndAnswer[];
}

/** What restaurants and their guests ask, by what they are doing. */
export const helpTopics: readonly HelpTopic[] = [
  {
    title: 'Getting started',
    questions: [
      {
        question: 'How do I set up my restaurant?',
        answer:
          'Sign up, then open Settings in the dashboard: your operating periods, closed days and tables. Until you name your tables, bookings are taken against 100 seats in each half hour.',
      },
      {
        question: 'Where is my booking link?',
        answer:
          'In the dashboard under Share Link, to copy, together with a code that puts the booking form into your own website.',
      },
      {
        question: 'I did not get the verification email.',
        answer:
          'Look into the spam folder. The link is good for 24 hours; sign in, and you are offered to have it sent again.',
      },
      {
        question: 'I forgot my password.',
        answer: (
          <>
            Ask for a <TextLink to={paths.forgotPassword}>reset link</TextLink>. It is good for 30 minutes,
            and setting a new password ends every session of your account.
          </>
        ),
      },
    ],
  },
  {
    title: 'Reservations and tables',
    questions: [
      {
        question: 'How is a table chosen?',
        answer:
          'A party takes a free table of the smallest type that seats it, from its start for your turn time: 90 minutes, unless you set another in Settings.',
      },
      {
        question: 'Why is a time not offered?',
        answer:
          'Because you are closed then, it has passed, or no table that seats the party is free for the whole turn time.',
      },
      {
        question: 'Can I restore a canceled reservation?',
        answer:
          'Yes, under Reservations, as long as its table has not been given to somebody else in the meantime.',
      },
      {
        question: 'How do I close for a holiday?',
        answer:
          'Add the date under closed days in Settings. Reservations that you already have for it stay, so that you can tell those guests yourself.',
      },
    ],
  },
  {
    title: 'Messages and guests',
    questions: [
      {
        question: 'Which messages does a guest get?',
        answer:
          'One each for a booking, a change and a cancellation, by text message, with a link to change the reservation. Text messages are part of Premium and Enterprise.',
      },
      {
        question: 'A guest answered STOP. What now?',
        answer:
          'Nothing to do: the guest gets no more text messages from your restaurant. START undoes it, and only the guest can send it.',
      },
      {
        question: 'How do I bring my guest list?',
        answer:
          'Under Guests, choose a CSV file with names and phone numbers. Guests that are already there are updated, not doubled.',
      },
    ],
  },
  {
    title: 'Plan and billing',
    questions: [
      {
        question: 'How do I change or cancel my plan?',
        answer:
          'Open Billing in the dashboard and choose Manage billing. A canceled plan runs to the end of the period you have paid for.',
      },
      {
        question: 'What is in which plan?',
        answer: (
          <>
            The <TextLink to={paths.pricing}>pricing page</TextLink> compares them line by line.
          </>
        ),
      },
    ],
  },
  {
    title: 'For guests',
    questions: [
      {
        question: 'How do I change or cancel my reservation?',
        answer:
          'By the link in your confirmation. If you cannot find it, call the restaurant: it can do both for you.',
      },
      {
        question: 'Who has my data?',
        answer: (
          <>
            The restaurant you booked with, and we on its behalf. The{' '}
            <TextLink to={paths.privacy}>Privacy Policy</TextLink> says for how long.
          </>
        ),
      },
    ],
  },
];
