import 'fake-indexeddb/auto';
import { stage } from '#shared/testing/stage.tsx';
import { TextField } from '@mpc/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { clear, keys } from 'idb-keyval';
import { locks } from 'node:worker_threads';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fits, isText } from '#shared/fields.ts';
import { database } from './database.ts';
import { Drafted } from './drafted.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

interface Note {
  text: string;
}

const empty: Note = { text: '' };
const form = { kind: 'note', subWalletId: 0, empty, isValues: fits<Note>({ text: isText }) };

/** A form that goes at once when it is sent. */
function NoteForm({ chosen }: { chosen?: { at: number; values: Note } }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Drafted form={{ ...form, chosen }}>
      {({ values, onChange, onClear }) => (
        <>
          <TextField label="Note" value={values.text} onChange={(text) => onChange({ text })} />
          <button
            onClick={() => {
              onClear();
              setOpen(false);
            }}
          >
            Send
          </button>
        </>
      )}
    </Drafted>
  );
}

const open = (chosen?: { at: number; values: Note }) =>
  stage(<NoteForm {...(chosen === undefined ? {} : { chosen })} />, { as: 'owner' });
const field = () => screen.findByRole('textbox', { name: 'Note' });
const isKept = (count: number) => waitFor(async () => expect(await keys(database)).toHaveLength(count));

/** Types into the form, and leaves it. */
async function leave(text: string) {
  const { person } = await open();
  await person.type(await field(), text);
  await isKept(1);
  cleanup();
}

afterEach(() => clear(database));

it('is found as it was left, with the time, until it is discarded', async () => {
  await leave('half');
  const { person } = await open();
  expect(await field()).toHaveProperty('value', 'half');
  expect(screen.getByText(/^Draft from/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await field()).toHaveProperty('value', '');
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  await isKept(0);
});

it('keeps nothing of what was sent, though the form goes at once', async () => {
  const { person } = await open();
  await person.type(await field(), 'whole');
  await isKept(1);
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await isKept(0);
});

it('begins with what was chosen elsewhere, unless something was entered since', async () => {
  const at = Date.now();
  await leave('newer');
  await open({ at, values: { text: 'chosen' } });
  expect(await field()).toHaveProperty('value', 'newer');
  cleanup();
  await open({ at: Date.now() + 1, values: { text: 'chosen' } });
  expect(await field()).toHaveProperty('value', 'chosen');
});
