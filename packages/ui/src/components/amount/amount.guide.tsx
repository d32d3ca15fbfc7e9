import type { Guide } from '../../../../../.storybook/guide.ts';
import { Amount } from './amount.tsx';

export const amountGuide: Guide = {
  use: [
    'For every amount, with the decimal string as the server returned it.',
    'kind="coin" in rows, forms and confirmations: every digit. kind="fiat" for its value: two digits.',
    'spendable for what can still be spent: it is never shown as more than there is.',
  ],
  avoid: [
    'To ask for an amount: use AmountField.',
    'For a figure that is no money: use formatNumber.',
    'For the one figure of a card with a label: use Stat with an Amount in it.',
  ],
  do: [
    {
      show: <Amount value="-2940.118842000" symbol="ETH" />,
      because: 'The sign in front, every digit, the symbol muted behind.',
    },
    { show: <Amount value={null} symbol="BTC" />, because: 'An unknown amount is two dashes, never a zero.' },
  ],
  dont: [
    {
      show: <Amount value="1210000.42" symbol="USDT" kind="short" />,
      because: 'M and B outside of cards: never in a form, a confirmation, an approval or an export.',
    },
    'A number in place of the string: floating point loses digits.',
  ],
  accessibility: [
    'The title is the exact figure, also where the amount is shortened.',
    'Incoming and outgoing differ by sign, not by color.',
    'A value that is not a number is marked as unreadable and underlined; its title is the value received.',
  ],
  anatomy: {
    story: 'Coin',
    parts: { Amount: 'span[title]', Symbol: 'span[title] span' },
  },
};
