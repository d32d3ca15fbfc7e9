import type { Guide } from '../../../../.storybook/guide.ts';
import { Button, EmptyState, StatusTag } from '../index.ts';

export const listPageGuide = {
  use: [
    'To search many items, or to act on several: addresses, members, strategies, transactions.',
    'Where rows are compared with each other: amounts, states, times.',
  ],
  avoid: [
    'For fewer than five things that look different: take Cards in a CardGrid.',
    'For what happened, in order, to be looked up later: take the Log pattern.',
    'For more than a few thousand rows that are all here: take LargeTable.',
  ],
  do: [
    {
      show: (
        <EmptyState title="No addresses yet" action={<Button variant="primary">Add address</Button>}>
          Add frequent recipients to avoid pasting addresses.
        </EmptyState>
      ),
      because: 'An empty list says what would be in it, and offers the first step.',
    },
    'Keep the filters when rows are loading, missing or failed: they are the person’s, not the server’s.',
    'Actions of several rows stand in the bar that appears with the selection; those of one row in its menu.',
  ],
  dont: [
    {
      show: <StatusTag tone="danger">Not whitelisted</StatusTag>,
      because: 'Red is for what failed. Most entries are not whitelisted, and nothing is wrong with them.',
    },
    'Do not put more than seven columns on by default: the others can be switched on.',
    'Do not shorten an address without its fingerprint beside it.',
  ],
  accessibility: [
    'A real table: each value is read out with its column, each row with its name.',
    'Headers that sort are buttons and say which way.',
    'The selection and what can be done with it are announced as they change.',
    'At 768 px and below rows are cards; each value then stands beside its column’s name.',
  ],
  keys: {
    'Goes to the next row': ['ArrowDown'],
    'Goes to the previous row': ['ArrowUp'],
  },
} satisfies Guide;
