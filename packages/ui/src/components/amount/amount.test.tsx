import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Amount, type AmountProps } from './amount.tsx';

describeConformance('Amount', (props) => <Amount {...props} value="1" />);

const written = (props: AmountProps) => {
  render(
    <UiProvider locale="en-US">
      <Amount {...props} data-testid="amount" />
    </UiProvider>,
  );
  const { textContent, title } = screen.getByTestId('amount');
  return [textContent, title];
};

it.each<[string, AmountProps, string, string]>([
  [
    'every digit of a coin',
    { value: '2940.118842000', symbol: 'ETH' },
    '2,940.118842000 ETH',
    '2,940.118842000 ETH',
  ],
  [
    'a figure no number could hold',
    { value: `1${'0'.repeat(30)}.123456789012345678` },
    `1${',000'.repeat(10)}.123456789012345678`,
    `1${',000'.repeat(10)}.123456789012345678`,
  ],
  [
    'the sign in front',
    { value: '250000.00', symbol: 'USDT', sign: '-' },
    '−250,000.00 USDT',
    '−250,000.00 USDT',
  ],
  ['a value’s own minus against a sign', { value: '-5', sign: '+' }, '−5', '−5'],
  ['two digits of fiat', { value: '8664203.1756', kind: 'fiat' }, '$8,664,203.18', '$8,664,203.1756'],
  ['negative fiat', { value: '-12.5', kind: 'fiat' }, '−$12.50', '−$12.5'],
  ['a short figure with its exact title', { value: '1210000.42', kind: 'short' }, '$1.21M', '$1,210,000.42'],
  ['a short coin', { value: '1210000.42', kind: 'short', symbol: 'TRX' }, '1.21M TRX', '1,210,000.42 TRX'],
  ['no cent more than can be spent', { value: '12.999', kind: 'fiat', spendable: true }, '$12.99', '$12.999'],
  [
    'no more millions than can be spent',
    { value: '1999999', kind: 'short', symbol: 'TRX', spendable: true },
    '1.99M TRX',
    '1,999,999 TRX',
  ],
  ['no minus in front of nothing', { value: '-0.00', symbol: 'ETH' }, '0.00 ETH', '0.00 ETH'],
  ['no direction of nothing', { value: '0', sign: '-' }, '0', '0'],
  ['no minus before what rounds to nothing', { value: '-0.001', kind: 'fiat' }, '$0.00', '−$0.001'],
  [
    'no minus before what rounds down to nothing',
    { value: '-0.009', kind: 'fiat', spendable: true },
    '$0.00',
    '−$0.009',
  ],
  ['a minus before a short figure', { value: '-1210000.42', kind: 'short' }, '−$1.21M', '−$1,210,000.42'],
  ['a missing value', { value: null, symbol: 'BTC' }, '--', ''],
  ['an empty value', { value: '', kind: 'fiat' }, '--', ''],
  ['what cannot be read', { value: '12,5x', symbol: 'BTC' }, 'Unreadable', '12,5x'],
])('writes %s', (_, props, text, title) => {
  expect(written(props)).toEqual([text, title]);
});
