import type { Guide } from '../../../../../.storybook/guide.ts';
import { WholeAddress } from '../address/index.ts';
import { Inline } from '../inline/index.ts';
import { CopyButton } from './copy-button.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';

export const copyButtonGuide = {
  use: [
    'Beside a text that is carried somewhere else: an address, a hash, a key.',
    'For an address that receives a coin, with its `symbol` and `enableDeposit`: where deposits are suspended the toast warns, in either language.',
    'With `warning` where copying is dangerous for another reason.',
    '`useCopyToast` for a button of your own: `copyToast({ text, symbol, enableDeposit })`.',
  ],
  avoid: [
    'For a file: use a Link to it.',
    'For secrets: what lies on the clipboard can be read by other programs.',
  ],
  do: [
    {
      show: (
        <Inline wrap={false}>
          <WholeAddress address={address} />
          <CopyButton text={address} label="Copy address" />
        </Inline>
      ),
      because: 'Beside the whole text, named by what it copies.',
    },
  ],
  dont: [
    {
      show: <CopyButton text={address} label="Copy" />,
      because: 'A screen reader hears "Copy" five times on one page.',
    },
    'A message of your own: the button already reports “Copied successfully”, the warning and the whole text.',
  ],
  accessibility: [
    'A button with a name, which keeps the focus.',
    'The outcome is a toast, read out at once: success, failure, or a clipboard that changed. One that warns stays until it is closed.',
    'A blocked clipboard shows the text to be selected and copied by hand.',
  ],
  anatomy: {
    story: 'Permutations',
    parts: { Button: 'button', Icon: 'button svg' },
  },
  keys: {
    Copies: ['Enter', 'Space'],
  },
} satisfies Guide;
