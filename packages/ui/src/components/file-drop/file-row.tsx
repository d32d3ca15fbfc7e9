import { CircleAlert, CircleCheck, File, RotateCw, X } from 'lucide-react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useLanguage } from '../../locale/locale-context.ts';
import { fileWords } from '../../locale/file-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill, type Words as LibraryWords } from '../../locale/words.ts';
import { IconButton } from '../icon-button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Actions, Name, Progress, Row, State, Words } from './file-drop.styles.ts';
import { formatSize } from './file-drop.rules.ts';

/** One file, as whoever uploads it sees it. */
export interface FileDropItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** How much of it was sent, 0 to 1; left out once it is there. */
  progress?: number | 'waiting' | undefined;
  /** Why it could not be sent, and what to do. */
  error?: string | undefined;
}

/** Where a file stands. */
export type FileState = 'waiting' | 'underway' | 'done' | 'failed';

/** Where a file stands, by what is known about it. */
export function stateOf({ progress = 1, error }: FileDropItem): FileState {
  if (error !== undefined) return 'failed';
  if (progress === 'waiting') return 'waiting';
  return progress < 1 ? 'underway' : 'done';
}

const icons = { waiting: File, underway: File, done: CircleCheck, failed: CircleAlert };
const said = {
  waiting: 'fileWaiting',
  underway: 'fileUploading',
  done: 'fileDone',
} satisfies Partial<Record<FileState, keyof LibraryWords>>;

interface FileRowProps {
  item: FileDropItem;
  /** The limit its size is written like. */
  maxSize: number | undefined;
  onRemove: () => void;
  /** Without it what failed can only be removed. */
  onRetry: (() => void) | undefined;
}

/** A file with its size, how far it is, and what can be done with it. A change of its state is read out. */
export function FileRow({ item, maxSize, onRemove, onRetry }: FileRowProps) {
  const words = useWordsWith(fileWords);
  const language = useLanguage();
  const { name, size, progress, error } = item;
  const state = stateOf(item);
  const Icon = icons[state];
  return (
    <Row data-state={state}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <Words>
        <Name>{name}</Name>
        <State>{formatSize(size, language, maxSize)}</State>
        <State role="status" aria-atomic>
          <VisuallyHidden>
            {name}
            {words.labelColon}
          </VisuallyHidden>
          {state === 'failed' ? error : words[said[state]]}
        </State>
      </Words>
      <Actions>
        {state === 'failed' && onRetry !== undefined ? (
          <IconButton label={fill(words.retryNamed, { name })} icon={RotateCw} onClick={onRetry} />
        ) : null}
        <IconButton
          label={fill(words.removeNamed, { name })}
          icon={X}
          data-remove=""
          onClick={(event) => {
            nextStop(event.currentTarget)?.focus();
            onRemove();
          }}
        />
      </Actions>
      {state === 'underway' && typeof progress === 'number' ? (
        <Progress>
          <ProgressBar bare value={progress} label={name} />
        </Progress>
      ) : null}
    </Row>
  );
}

/** Where the focus goes before a row leaves: to the neighbor that stays, or to the button that chooses files. */
function nextStop(remove: HTMLElement): HTMLElement | null | undefined {
  const row = remove.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    neighbour?.querySelector<HTMLElement>('[data-remove]') ??
    row?.parentElement?.parentElement?.querySelector<HTMLElement>('[data-control]')
  );
}
