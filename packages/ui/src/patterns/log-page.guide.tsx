import type { Guide } from '../../../../.storybook/guide.ts';
import { DiffView } from '../index.ts';

export const logPageGuide: Guide = {
  use: [
    'To look up later what happened: activities, API calls, sign-ins, notifications.',
    'Where the order in time matters more than any other order.',
  ],
  avoid: [
    'For what still asks for something: take the List or the Approval pattern.',
    'For the steps of one thing: take a Timeline in its detail.',
  ],
  do: [
    {
      show: (
        <DiffView
          label="Changes"
          items={[{ key: 'from', label: 'Minimum amount', before: '100,000.00', after: '250,000.00' }]}
        />
      ),
      because: 'Say what changed, before and after; not only that something did.',
    },
    'Begin with a period that answers most questions, and offer common periods.',
    'Times to the second, with their offset: a log is compared with other logs.',
    'Export what the filters show, every page of it.',
  ],
  dont: [
    'Do not make it sortable: newest first, always.',
    'Do not open a drawer for three lines: what a row changed stands below the row.',
    'Do not shorten an address in a change: the two are compared here.',
  ],
  accessibility: [
    'The changes of a row open with a button named after the row, and follow it in reading order.',
    'A change says “before” and “after” in words; color and strike-through only repeat it.',
    'The period can be typed, day by day, without the calendar.',
  ],
};
