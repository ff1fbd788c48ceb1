import type { QuestionAndAnswer } from '../../lib/questions';
import { TextLink } from '../../lib/text-link';
import { paths } from '../../paths';

export interface HelpTopic {
  title: string;
  questions: readonly QuestionAndAnswer[];
}

/** Questions of restaurants and their guests, by task. */
export const helpTopics: readonly HelpTopic[] = [
  {
    title: 'Getting started',
    questions: [
      {
        question: 'How do I set up my restaurant?',
        answer:
          'Sign up, then open Settings in the dashboard: enter your operating periods, closed days and tables. Until you add tables, we assume 100 seats in each half hour.',
      },
      {
        question: 'Where is my booking link?',
        answer:
          'In the dashboard under Share Link. You can copy it, or copy a snippet that puts the booking form on your own website.',
      },
      {
        question: 'I did not get the verification email.',
        answer: 'Check your spam folder. The link expires after 24 hours; sign in to have a new one sent.',
      },
      {
        question: 'I forgot my password.',
        answer: (
          <>
            Ask for a <TextLink to={paths.forgotPassword}>reset link</TextLink>. It expires after 30 minutes,
            and setting a new password signs you out on all devices.
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
          'Each party gets the smallest free table that fits, for your turn time: 90 minutes unless you change it in Settings.',
      },
      {
        question: 'Why is a time not offered?',
        answer:
          'You are closed then, the time has passed, or no table that fits the party is free for the whole turn time.',
      },
      {
        question: 'Can I restore a canceled reservation?',
        answer: 'Yes, under Reservations, as long as a table is still free at that time.',
      },
      {
        question: 'How do I close for a holiday?',
        answer:
          'Add the date under closed days in Settings. Existing reservations for that day are kept, so that you can contact those guests yourself.',
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
        answer: 'Nothing. The guest gets no more text messages from your restaurant unless they reply START.',
      },
      {
        question: 'How do I import my guest list?',
        answer:
          'Under Guests, choose a CSV file with names and phone numbers. Existing guests are updated, not duplicated.',
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
        answer: 'Use the link in your confirmation. If you cannot find it, call the restaurant.',
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
