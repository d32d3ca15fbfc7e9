import { intercept, sent, stage } from '../testing/stage.tsx';
import { wallets } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { AxiosError } from 'axios';
import { afterEach, expect, it } from 'vitest';
import { read } from '../api/api.ts';
import { QueryView } from './query-view.tsx';

function Wallets() {
  const query = useQuery({ ...read(wallets.assets, { type: 0 }), retry: false });
  return <QueryView query={query}>{(data) => `${data.wallet_list.length} wallets`}</QueryView>;
}

afterEach(() => {
  intercept.answer = null;
});

it.each([
  ['nobody can be reached', async () => Promise.reject(new TypeError('Failed to fetch')), /No connection/],
  [
    'no answer comes in time',
    async () => Promise.reject(new AxiosError('', 'ETIMEDOUT')),
    /did not respond in time/,
  ],
  ['the server breaks', async () => new Response('', { status: 500 }), /returned an error/],
  ['the answer is a page', async () => new Response('<html>'), /returned an error/],
  ['the answer is empty', async () => Response.json({ code: '0', data: '{}' }), /returned an error/],
  ['the question is not understood', async () => new Response('', { status: 404 }), /rejected the request/],
])('says so where %s', async (_, answer, words) => {
  intercept.answer = answer;
  await stage(<Wallets />, { as: 'owner' });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(sent).toHaveLength(1);
});
