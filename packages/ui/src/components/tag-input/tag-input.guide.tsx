import type { Guide } from '../../../../../.storybook/guide.ts';
import { TagInput } from './tag-input.tsx';

const nothing = () => undefined;

export const tagInputGuide = {
  use: [
    'For a list of short texts that users enter: IP addresses, e-mail addresses, hosts.',
    'Where such a list is often pasted from somewhere else.',
  ],
  avoid: [
    'For choosing from what is known: use MultiSelect.',
    'For texts with blanks in them, such as names: use a TextField each.',
    'For long lists, or entries of several parts: use a Table with a form, or an import.',
  ],
  do: [
    {
      show: (
        <TagInput
          label="Allowed IP addresses"
          description="Calls from other addresses are rejected."
          value={['203.0.113.7', '198.51.100.0/24']}
          onChange={nothing}
          limit={20}
        />
      ),
      because: 'The label says what an entry is, the counter how many fit.',
    },
    'Judge each entry with a check of the library, such as checks.ip({ range: true }).',
  ],
  dont: [
    {
      show: (
        <TagInput
          label="Receivers"
          value={['lin@example.com', 'wei@']}
          onChange={nothing}
          check={(text) => (/@\w/.test(text) ? null : { level: 'error', message: 'Invalid' })}
        />
      ),
      because: 'Say what an entry must look like, not only that it is wrong.',
    },
    'Do not drop wrong entries: they stay, are marked, and can be corrected.',
  ],
  accessibility: [
    'Leaving the field ends an entry, too.',
    'The entries are one stop of the keyboard.',
    'Entries are read out with “not valid” where they are, and what is wrong is tied to the input.',
  ],
  keys: {
    'Ends an entry': ['Enter', 'Comma', 'Semicolon', 'Space'],
    'Submits the form, in an empty input': ['Enter'],
    'Goes to the last entry, at the beginning of the input': ['ArrowLeft'],
    'Goes to the next entry, and behind the last to the input': ['ArrowRight'],
    'Removes the entry that has the focus': ['Delete', 'Backspace'],
    'Returns the last entry for editing, in an empty input': ['Backspace'],
  },
  anatomy: {
    story: 'Some',
    parts: {
      Label: 'label',
      Count: 'label + span',
      Box: '[data-tags]',
      Tag: '[role=row]',
      Input: '[data-tags] input',
    },
  },
} satisfies Guide;
