import { useState } from 'react';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/message-of';
import { AcceptDialog } from './accept-dialog';
import type { Party } from '@tablewell/api-client/book';
import type { Acceptance } from './api/requests';
import { DeclineDialog } from './decline-dialog';
import { overridableRefusal, useAnswers } from './use-answers';

interface Answering {
  /** While an answer is being sent, no other one can be given. */
  isBusy: boolean;
  /** Accepts a request at once; if that is refused and can be overridden, a dialog asks how. */
  accept: (request: Party) => void;
  /** Accepts a request at tables that are chosen in a dialog. */
  chooseTable: (request: Party) => void;
  /** Opens the dialog that declines a request with an optional message. */
  decline: (request: Party) => void;
  dialogs: ReactNode;
}

/** Both answers to requests, with their dialogs. `onAnswered` is called when a request has got one. */
export function useAnswering(restaurantId: string, zone: string, onAnswered: () => void): Answering {
  const { accept, decline } = useAnswers(restaurantId);
  const [declined, setDeclined] = useState<Party>();
  /** The request of the open dialog, and why it was refused, if it was. */
  const [opened, setOpened] = useState<{ request: Party; refusal: string }>();

  const tryToAccept = (request: Party, acceptance: Acceptance = {}): void =>
    accept.mutate(
      { request, ...acceptance },
      {
        onSuccess: () => {
          setOpened(undefined);
          onAnswered();
        },
        onError: (error) => {
          const refusal = overridableRefusal(error);
          setOpened(refusal ? { request, refusal } : undefined);
        },
      },
    );
  const sendDecline = (request: Party, words: string): void =>
    decline.mutate(
      { request, words },
      {
        onSuccess: () => {
          setDeclined(undefined);
          onAnswered();
        },
      },
    );

  return {
    isBusy: accept.isPending || decline.isPending,
    accept: tryToAccept,
    chooseTable: (request) => setOpened({ request, refusal: '' }),
    decline: setDeclined,
    dialogs: (
      <>
        <AcceptDialog
          restaurantId={restaurantId}
          request={opened?.request}
          refusal={opened?.refusal ?? ''}
          zone={zone}
          busy={accept.isPending}
          onChange={() => setOpened((before) => before && { ...before, refusal: '' })}
          onAccept={(acceptance) => opened && tryToAccept(opened.request, acceptance)}
          onClose={() => setOpened(undefined)}
        />
        <DeclineDialog
          request={declined}
          busy={decline.isPending}
          problem={decline.error ? messageOf(decline.error) : undefined}
          onDecline={(words) => declined && sendDecline(declined, words)}
          onClose={() => {
            setDeclined(undefined);
            decline.reset();
          }}
        />
      </>
    ),
  };
}
