import { fingerprintWords, orderDigest } from '@mpc/api/fingerprint';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stage } from '#shared/testing/stage.tsx';
import { OrderFingerprint } from './order-fingerprint.tsx';

const facts = {
  symbol: 'TUSDT',
  base_symbol: 'TRX',
  sub_wallet_id: 31,
  address_to: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  memo: '',
  amount: '1200.50',
};
let scroll = () => undefined as void;

/** Tells what is observed that it has come into sight, once a test scrolls to it. */
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    scroll = () => tell([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

it('shows the picture and the digest at once, and works out the words only once they are seen', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  await stage(<OrderFingerprint facts={facts} />, { as: 'member' });
  const digest = await orderDigest(facts);
  await screen.findByText(digest.slice(0, 4), { exact: false });
  expect(derive).not.toHaveBeenCalled();
  scroll();
  const words = await fingerprintWords(digest);
  const line = (language: 'en' | 'zh') => words.map((word) => word[language]).join(' · ');
  expect((await screen.findByText(line('en'))).lang).toBe('en');
  expect(screen.getByText(line('zh')).lang).toBe('zh-CN');
});

it('has no words in a list', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  const other = { ...facts, amount: '1' };
  scroll = () => undefined;
  await stage(<OrderFingerprint facts={other} isListed />, { as: 'member' });
  await screen.findByText((await orderDigest(other)).slice(0, 4), { exact: false });
  scroll();
  expect(derive).not.toHaveBeenCalled();
  expect(document.querySelector('[lang=en]')).toBeNull();
});

it('is a red stop where it is not what was confirmed here', async () => {
  await stage(<OrderFingerprint facts={facts} confirmed={{ ...facts, memo: '7' }} />, { as: 'member' });
  await screen.findByText('Differs from what was confirmed');
});
