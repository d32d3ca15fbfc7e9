import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { Change } from './changes.ts';

/** What the change log says of the component, newest first. */
export function ChangesSection({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      <Heading>Changes</Heading>
      <Markdown>
        {changes.length === 0
          ? 'None since its first release.'
          : changes.map(({ version = 'Next release', text }) => `- **${version}** ${text}`).join('\n')}
      </Markdown>
    </>
  );
}
