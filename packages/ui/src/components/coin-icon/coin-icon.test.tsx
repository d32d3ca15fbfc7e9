import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { avatarColor } from '../../format/index.ts';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { coinColor } from './coin-color.ts';
import { CoinIcon } from './coin-icon.tsx';

describeConformance('CoinIcon', (props) => <CoinIcon {...props} symbol="BTC" />, HTMLSpanElement);

it('shows three letters', () => {
  render(<CoinIcon symbol="usdt" />);
  expect(screen.getByText('USD')).toBeDefined();
});

it('shows one letter where three could not be read', () => {
  render(<CoinIcon symbol="usdt" size={16} />);
  expect(screen.getByText('U')).toBeDefined();
});

it('knows its coins in upper and lower case and falls back to the letter', () => {
  expect(coinColor('btc')).toBe(coinColor('BTC'));
  expect(coinColor('USDT')).not.toBe(coinColor('USDC'));
  expect(coinColor('ORDI')).toBe(avatarColor('O'));
});
