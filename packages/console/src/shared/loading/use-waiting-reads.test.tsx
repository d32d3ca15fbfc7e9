import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { useWaitingReads } from './use-waiting-reads.ts';

function Read({ name }: { name: 'read' | 'unread' }) {
  useQuery({ queryKey: ['wallets', `/api/${name}`], queryFn: () => name });
  return null;
}

function Said() {
  return <p>{useWaitingReads() ? 'waiting' : 'nothing waits'}</p>;
}

afterEach(() => onlineManager.setOnline(true));

it('says so for as long as something that is shown waits for the connection', async () => {
  const queryClient = createConsoleQueryClient();
  const page = (name: 'read' | 'unread' | null) => (
    <QueryClientProvider client={queryClient}>
      <Said />
      {name === null ? null : <Read name={name} />}
    </QueryClientProvider>
  );
  const { rerender } = render(page('read'));
  await screen.findByText('nothing waits');

  // What is there already is shown, and waits for nothing.
  act(() => onlineManager.setOnline(false));
  rerender(page('read'));
  await screen.findByText('nothing waits');

  rerender(page('unread'));
  await screen.findByText('waiting');
  rerender(page(null));
  await screen.findByText('nothing waits');

  rerender(page('unread'));
  await screen.findByText('waiting');
  act(() => onlineManager.setOnline(true));
  await screen.findByText('nothing waits');
});
