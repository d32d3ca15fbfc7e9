import { Heading, Source } from '@storybook/addon-docs/blocks';
import type { PatternFile } from '../build/pattern-files.ts';
import { File, FileName } from './docs.styles.ts';

/** A pattern as it is written, file by file, to be copied into one folder: its page open, what it stands on below. */
export function PatternSource({ files }: { files: readonly PatternFile[] }) {
  return (
    <>
      <Heading>Source</Heading>
      {files.map(({ name, code }, at) => (
        <File key={name} open={at === 0}>
          <FileName>{name}</FileName>
          <Source code={code} language="tsx" />
        </File>
      ))}
    </>
  );
}
