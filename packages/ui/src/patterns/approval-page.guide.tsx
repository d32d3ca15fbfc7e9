import type { Guide } from '../../../../.storybook/guide.ts';
import { Button, Inline } from '../index.ts';

export const approvalPageGuide = {
  use: [
    'Where approval is required: a transfer, a strategy, a new recipient, a member.',
    'On a computer and on a phone alike: approvers also decide on the move.',
  ],
  avoid: [
    'For looking something up: take the Detail pattern.',
    'For something the person does alone and can undo: do it, and confirm with a toast.',
  ],
  do: [
    {
      show: (
        <Inline>
          <Button variant="danger">Reject</Button>
          <Button variant="primary">Approve</Button>
        </Inline>
      ),
      because: 'Two verbs at the foot, always there, always in this order.',
    },
    'Show everything that is approved: amount, address, fee, risk, and what changed since the request.',
    'Show the strategy, who has decided, and who is still needed.',
  ],
  dont: [
    {
      show: (
        <Inline>
          <Button variant="primary">Yes</Button>
          <Button>No</Button>
        </Inline>
      ),
      because: 'An answer without its question, pressed by habit.',
    },
    'Do not approve from the list: what has to be compared is in the item.',
    'Do not reject without a reason: the initiator has to know why.',
    'Do not offer several at once: each address is compared separately.',
  ],
  accessibility: [
    'The address is read out whole, group by group, not its shortened form.',
    'Approve asks for confirmation and a checkbox; until then its button says why it is disabled.',
    'The approval line is a list: each step says in words who approved and who is still needed.',
  ],
  keys: {
    'Leaves the question first, then the item': ['Escape'],
  },
} satisfies Guide;
