import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger, Pressable, type DropItem } from 'react-aria-components';
import type { FieldBasics, FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useLanguage } from '../../locale/locale-context.ts';
import { fileWords } from '../../locale/file-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill, type Words } from '../../locale/words.ts';
import { Button } from '../button/index.ts';
import { Files, Rules, Zone } from './file-drop.styles.ts';
import {
  formatSize,
  namesOf,
  sortFiles,
  type FileLimits,
  type FileRefusal,
  type Given,
  type RefusedFile,
} from './file-drop.rules.ts';
import { FileRow, stateOf, type FileDropItem } from './file-row.tsx';

export interface FileDropProps extends FieldBasics, FileLimits {
  /** What was given so far, kept by whoever uploads it. */
  items: readonly FileDropItem[];
  /** Called with files that keep the limits; the others are named on the spot. At most one where `multiple` is not set. */
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Sends again what failed. Without it there is no such button. */
  onRetry?: ((id: string) => void) | undefined;
}

const refusals = {
  wrongType: 'fileWrongType',
  tooLarge: 'fileTooLarge',
  empty: 'fileIsEmpty',
  folder: 'fileFolder',
  onlyOne: 'fileOnlyOne',
} satisfies Record<FileRefusal, keyof Words>;

/**
 * Takes files by drop, by paste and by choosing, and shows what becomes of them. It sends nothing itself: the caller
 * uploads, and says in `items` how far it is.
 */
export function FileDrop({
  items,
  onFiles,
  onRemove,
  onRetry,
  accept,
  maxSize,
  multiple = false,
  ...basics
}: FileDropProps) {
  const words = useWordsWith(fileWords);
  const language = useLanguage();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const limit = maxSize === undefined ? '' : formatSize(maxSize, language, maxSize);
  const rules = [
    accept === undefined ? '' : namesOf(accept, words.listComma),
    maxSize === undefined ? '' : fill(multiple ? words.fileSizeEach : words.fileSizeLimit, { size: limit }),
  ].filter(Boolean);

  const { control, frame } = useField(basics, {
    text: items.map((item) => item.id).join(' '),
    missing: words.requiredFile,
    describedBy: rules.length === 0 ? [] : ['rules'],
    own: refused.map(({ name, size, reason }) => ({
      level: 'warning',
      message: fill(words[refusals[reason]], {
        name,
        types: namesOf(accept ?? [], words.listComma),
        size: formatSize(size, language, maxSize),
        limit,
      }),
    })),
    check: () => judge(items, words),
  });
  const take = (given: readonly Given[]) => {
    const { taken, refused } = sortFiles(given, { accept, maxSize, multiple });
    setRefused(refused);
    if (taken.length > 0) onFiles(taken);
  };
  return (
    <FieldFrame {...frame} group="group">
      <Zone
        isDisabled={control.disabled}
        aria-labelledby={`${control.id}-label`}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items: dropped }) => take(await readDropped(dropped))}
      >
        <FileTrigger
          {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
          allowsMultiple={multiple}
          onSelect={(files) => take(Array.from(files ?? []))}
        >
          <Pressable isDisabled={control.disabled}>
            <Button
              icon={<Upload size={16} strokeWidth={1.5} aria-hidden />}
              disabled={control.disabled}
              aria-describedby={control['aria-describedby']}
              data-control=""
            >
              {multiple ? words.fileChooseMany : words.fileChoose}
            </Button>
          </Pressable>
        </FileTrigger>
        {multiple ? words.fileDropHereMany : words.fileDropHere}
        <Rules id={`${control.id}-rules`}>{rules.join(' · ')}</Rules>
      </Zone>
      {items.length === 0 ? null : (
        <Files aria-labelledby={`${control.id}-label`}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              maxSize={maxSize}
              onRemove={() => onRemove(item.id)}
              onRetry={onRetry === undefined ? undefined : () => onRetry(item.id)}
            />
          ))}
        </Files>
      )}
    </FieldFrame>
  );
}

/** A form is not sent while something is in progress or has failed. */
function judge(
  items: readonly FileDropItem[],
  words: Pick<Words, 'filesFailed' | 'filesUnderway'>,
): FieldMessage | null {
  const states = new Set(items.map(stateOf));
  if (states.has('failed')) return { level: 'error', message: words.filesFailed };
  if (states.has('underway') || states.has('waiting'))
    return { level: 'error', message: words.filesUnderway };
  return null;
}

const readDropped = (dropped: readonly DropItem[]): Promise<Given[]> =>
  Promise.all(
    dropped
      .filter((item) => item.kind !== 'text')
      .map(async (item) => (item.kind === 'file' ? item.getFile() : { folder: item.name })),
  );
