import { stage } from '#shared/testing/stage.tsx';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useCommonStore } from '#shared/session/common-store.ts';
import { AccountDrawer } from '../layout/account-drawer.tsx';

const root = 'ab12'.repeat(16);
const blocks = {
  build: { version: '1.2.0', build: root.slice(0, 12), root },
  integrity: { integrity: { '/mpc/assets/a.js': 'sha256-a', '/mpc/assets/b.css': 'sha256-b' } },
};

beforeEach(() => {
  for (const [id, value] of Object.entries(blocks)) {
    const block = document.createElement('script');
    block.id = id;
    block.type = 'application/json';
    block.textContent = JSON.stringify(value);
    document.head.append(block);
  }
});

afterEach(() => {
  for (const id of Object.keys(blocks)) document.getElementById(id)?.remove();
});

function Account() {
  const user = useCommonStore((state) => state.user);
  return user === null ? null : (
    <AccountDrawer user={user} onActivity={() => undefined} onClose={() => undefined} />
  );
}

async function openAbout() {
  const { person } = await stage(<Account />, { as: 'owner' });
  await person.click(await screen.findByText('About this build'));
  const field = await screen.findByLabelText('Root hash of the release', {}, { timeout: 20_000 });
  return { person, field };
}

it('shows the root hash in full, with version and number of files', async () => {
  const { field } = await openAbout();
  const dialog = field.closest('[role=dialog]');
  for (const text of [root, '1.2.0', '2 files']) expect(dialog?.textContent).toContain(text);
});

it('tells the hash of the release from any other, and from what is no hash', async () => {
  const { person, field } = await openAbout();
  await person.type(field, root.slice(1));
  expect(screen.getByText('Root hash must be 64 characters, 0–9 and a–f.')).toBeTruthy();
  await person.clear(field);
  await person.click(field);
  // In groups, as hashes are written elsewhere.
  await person.paste(` ${root.toUpperCase().replace(/.{4}/g, '$& ')}\n`);
  expect(screen.getByText('Same build as the release')).toBeTruthy();
  await person.clear(field);
  await person.click(field);
  await person.paste(root.replace(/^a/, 'b'));
  expect(screen.getByRole('alert').textContent).toContain('Another build than the release');
});
