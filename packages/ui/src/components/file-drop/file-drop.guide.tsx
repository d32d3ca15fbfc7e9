import type { Guide } from '../../../../../.storybook/guide.ts';
import { FileDrop } from './file-drop.tsx';

const ignore = () => undefined;

export const fileDropGuide = {
  use: [
    'To take one file or several from a person’s machine: an address list, a contract, a statement.',
    'Always with accept and maxSize where there are limits: they are said in advance and checked before anything is sent.',
    'Upload in onFiles, and report progress in items: FileDrop itself uploads nothing.',
  ],
  avoid: [
    'For a few lines of text that can be pasted: use TextArea.',
    'For a key or a phrase: never as a file.',
  ],
  do: [
    {
      show: (
        <FileDrop
          label="Addresses"
          items={[]}
          onFiles={ignore}
          onRemove={ignore}
          accept={['.csv']}
          maxSize={5 * 1024 * 1024}
        />
      ),
      because: 'Limits are said before a file is chosen.',
    },
    {
      show: (
        <FileDrop
          label="Addresses"
          items={[
            { id: '1', name: 'recipients.csv', size: 18_400, error: 'Line 7 has no address. Correct it.' },
          ]}
          onFiles={ignore}
          onRemove={ignore}
          onRetry={ignore}
        />
      ),
      because: 'An error names the place and what to do; the file stays until it is removed.',
    },
  ],
  dont: [
    'Do not take a file away because it failed: the person must see which one, and why.',
    'Do not ask for a second confirmation to remove a file that was not sent yet.',
  ],
  accessibility: [
    'A group with its label. The button opens the browser’s own chooser.',
    'In front of it is a stop for files from the clipboard: paste there.',
    'Rejected files are named with the reason in a polite live region; accepted ones stay.',
    'Each file says whether it waits, uploads, is uploaded or failed. The progress has the role progressbar.',
    'When a file is removed, the focus goes to its neighbor, or back to the button.',
  ],
  keys: {
    'Opens the file chooser': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'Empty',
    parts: { Zone: 'div:has(> [data-control])', Button: '[data-control]', Rules: 'input[type=file] + div' },
  },
} satisfies Guide;
