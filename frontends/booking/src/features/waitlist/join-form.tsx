import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { newId } from '@tablewell/api-client';
import { useNavigate } from '@tablewell/federation/router';
import { Button, Stack, useForm } from '@tablewell/ui';
import type { RecaptchaHandle } from '@tablewell/ui';
import { entryById } from '../../api/get-waitlist';
import type { Restaurant, WaitlistStatus } from '../../api/types';
import { dismissFailure, notifyFailure } from '../../components/failure-notice';
import { useResources } from '../../components/use-resource';
import { areasFor } from '../../lib/areas';
import { partySizeOf } from '../../lib/form-values';
import { guestsInText, guestsLabel } from '../../lib/labels';
import { language, t } from '../../lib/language';
import { toWaitlistEntry } from '../../later-paths';
import { joinWaitlist } from './api/waitlist-calls';
import type { JoinBody } from './api/waitlist-calls';
import { ContactFields } from './contact-fields';
import { earliestTimes } from './earliest-times';
import { JoinCaptcha } from './join-captcha';
import { JoinConsent } from './join-consent';
import { emptyParty, joinProblems, sanitizedParty } from './party';
import type { JoinErrors, PartyValues } from './party';
import type { JoinRequest } from './join-request';
import { w } from './texts';
import { Choice, PlaceAndTimeFields } from './place-and-time-fields';

interface JoinFormProps {
  restaurant: Restaurant;
  status: WaitlistStatus;
  request: JoinRequest;
  /** What this tab knows of the diner. */
  known: Partial<PartyValues>;
  /** Tells how long a party of this size waits. */
  about?: (guests: number) => ReactNode;
}

/** The form of a party that joins the line of now, or the list for a full start (WAIT-17). */
export function JoinForm({ restaurant, status, request, known, about }: JoinFormProps) {
  const navigate = useNavigate();
  const resources = useResources();
  const form = useForm<PartyValues, 'recaptcha'>(() => ({
    ...emptyParty,
    ...known,
    partySize: String(Math.min(Number(request.guests || 2), status.largestParty)),
    area: request.area,
  }));
  const { values, errors } = form;
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState(false);
  const captcha = useRef<RecaptchaHandle>(null);
  // An attempt whose answer was lost is repeated under its key, so that the party joins once.
  const attempt = useRef({ key: newId(), sent: '' });

  const guests = partySizeOf(values);
  const areas = areasFor(restaurant, guests);
  const area = areas.find((name) => name === values.area);
  const times = request.start ? [] : earliestTimes(restaurant, new Date());
  const notBefore = times.find(({ time }) => time === values.notBefore)?.time;
  const sizes = Array.from({ length: status.largestParty }, (_, index) => index + 1);

  async function send(body: JoinBody): Promise<void> {
    const { recaptchaToken: _once, ...rest } = body;
    const sent = JSON.stringify(rest);
    if (attempt.current.sent !== sent) attempt.current = { key: newId(), sent };
    setBusy(true);
    dismissFailure();
    try {
      const joined = await joinWaitlist(restaurant.id, body, attempt.current.key);
      resources.put(entryById(joined.id), { ...joined, restaurant });
      await navigate(toWaitlistEntry(joined.id));
    } catch (error) {
      // A token is valid once.
      captcha.current?.reset();
      form.refuse(notifyFailure(error, w('wait.joinFailed'), restaurant) as JoinErrors);
      resources.invalidate(`waitlist/${restaurant.id}`);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const found = joinProblems(sanitizedParty(values));
    if (!token) found.recaptcha = t('captcha.missing');
    if (Object.keys(found).length > 0) return form.refuse(found);
    form.clear();
    const { name, phoneNumber, email } = sanitizedParty(values);
    void send({
      ...{ name, guests, phoneNumber, email, language },
      ...(area && { area }),
      ...request.start,
      ...(notBefore && { notBefore }),
      recaptchaToken: token,
    });
  }

  return (
    <form noValidate ref={form.ref} onSubmit={submit}>
      <Stack $gap="lg">
        <Choice
          label={t('field.partySize')}
          name="guests"
          autoComplete="off"
          hint={w('wait.tooLarge', { guests: guestsInText(status.largestParty) })}
          error={errors.partySize}
          value={values.partySize}
          onChange={({ target }) => form.change({ partySize: target.value })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {guestsLabel(size)}
            </option>
          ))}
        </Choice>
        {about?.(guests)}
        <ContactFields form={form} restaurant={restaurant} />
        <PlaceAndTimeFields {...{ form, areas, area, times, notBefore }} />

        <JoinCaptcha
          ref={captcha}
          error={errors.recaptcha}
          onToken={(fresh) => {
            setToken(fresh);
            if (fresh) form.clear('recaptcha');
          }}
        />

        <Stack $gap="md">
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? w('wait.joining') : w(request.start ? 'wait.tellMe' : 'wait.join')}
          </Button>
          <JoinConsent restaurantName={restaurant.name} />
        </Stack>
      </Stack>
    </form>
  );
}
