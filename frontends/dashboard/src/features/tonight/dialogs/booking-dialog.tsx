import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, newId } from '@tablewell/api-client';
import { Banner, Button, Dialog, Grid, Stack, TextArea, TextField, useForm } from '@tablewell/ui';
import { fullDate } from '../../../lib/calendar';
import { messageOf } from '../../../lib/message-of';
import { useSearchWords } from '../../../lib/use-search-words';
import { listGuests } from '../../guests/api/list-guests';
import type { Guest } from '../../guests/guest-cache';
import { book } from '../api/book';
import { eveningKey } from '@tablewell/api-client/evening';
import { offeredTimes } from '../api/offered-times';
import { clockOf } from '../words';
import { GuestMatches } from './guest-matches';
import { TimeChips } from './time-chips';

export interface BookingDialogProps {
  open: boolean;
  restaurantId: string;
  /** The service day that is shown. */
  date: string;
  onClose: () => void;
  /** The words for what was booked. */
  onBooked: (text: string) => void;
}

/** A booking by phone, beside the list: who, how many, when. Enter books. */
export function BookingDialog({ open, onClose, ...rest }: BookingDialogProps) {
  return (
    <Dialog open={open} title={`New booking, ${open ? fullDate(rest.date) : ''}`} onClose={onClose}>
      <Content onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** Members may book this many people. */
const largestParty = 100;

function Content({ restaurantId, date, onClose, onBooked }: Omit<BookingDialogProps, 'open'>) {
  const queries = useQueryClient();
  const formId = useId();
  const form = useForm<Values, 'time'>(() => ({ name: '', phoneNumber: '', size: '2', time: '', notes: '' }));
  const { name, phoneNumber, time, notes } = form.values;
  const size = Number(form.values.size);
  const isSize = Number.isInteger(size) && size >= 1 && size <= largestParty;
  // One key for one booking, however often it is sent.
  const [key, setKey] = useState(newId);
  const words = useSearchWords(name);
  const matches = useQuery({
    ...listGuests(restaurantId, { page: 1, search: words }),
    enabled: words.length >= 2,
  });
  const offered = useQuery({ ...offeredTimes(restaurantId, date, isSize ? size : 2), enabled: isSize });
  const times = offered.data?.times ?? [];

  const create = useMutation({
    mutationFn: () =>
      book(
        restaurantId,
        {
          name: name.trim(),
          guests: size,
          ...(phoneNumber.trim() === '' ? {} : { phoneNumber: phoneNumber.trim() }),
          notes: notes.trim(),
          reservation_time: times.find((each) => each.time === time)?.reservation_time ?? '',
          originalReferer: 'direct',
        },
        key,
      ),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: eveningKey(restaurantId) });
      void queries.invalidateQueries({ queryKey: ['offered-times', restaurantId] });
      onBooked(`${name.trim()}, party of ${size}, at ${clockOf(time)}`);
    },
    onError: (error) => {
      // Refused: what is sent next is another booking.
      if (error instanceof ApiError) setKey(newId());
      void offered.refetch();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const errors = {
      ...(name.trim() === '' ? { name: 'Enter a name.' } : {}),
      ...(isSize ? {} : { size: `Enter a number from 1 to ${largestParty}.` }),
      ...(time === '' ? { time: 'Choose a time.' } : {}),
    };
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    if (!create.isPending) create.mutate();
  }
  const choose = (guest: Guest): void =>
    form.change({ name: guest.name, phoneNumber: guest.phoneNumber === 'N/A' ? '' : guest.phoneNumber });

  return (
    <form id={formId} ref={form.ref} noValidate onSubmit={submit}>
      <Stack $gap="md">
        {create.error && (
          <Banner tone="danger" role="alert">
            {messageOf(create.error)}
          </Banner>
        )}
        <TextField
          label="Name or phone number of a known guest"
          maxLength={200}
          autoFocus
          autoComplete="off"
          {...form.text('name')}
        />
        <GuestMatches
          guests={words.length >= 2 ? (matches.data?.guests ?? []) : []}
          chosen={name}
          onChoose={choose}
        />
        <Grid $gap="md" $min="10rem">
          <TextField
            label="Phone number"
            optional
            type="tel"
            maxLength={250}
            autoComplete="off"
            {...form.text('phoneNumber')}
          />
          <TextField
            label="People"
            type="number"
            inputMode="numeric"
            min={1}
            max={largestParty}
            {...form.text('size')}
          />
        </Grid>
        <TimeChips
          times={times}
          loading={offered.isLoading}
          refusal={offered.data?.refusal ?? ''}
          error={form.errors.time}
          chosen={time}
          onChoose={(chosen) => form.change({ time: chosen })}
        />
        <TextArea label="Notes" optional maxLength={1000} rows={2} {...form.text('notes')} />
        <div>
          <Button type="submit" busy={create.isPending}>
            Book
          </Button>{' '}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface Values {
  name: string;
  phoneNumber: string;
  size: string;
  /** HH:MM by the restaurant's clock; empty until one is chosen. */
  time: string;
  notes: string;
}
