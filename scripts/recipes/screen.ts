import type { Recipe } from './names.ts';
import type { ListedCall } from './screen-call.ts';
import { screenEdits } from './screen-edits.ts';
import { screenFiles } from './screen-files.ts';
import type { ScreenNames } from './screen-names.ts';

/** A screen of one wallet that lists what a call answers: reached, routed, translated, shown and tested. */
export function screen(names: ScreenNames, call: ListedCall): Recipe {
  return {
    files: screenFiles(names, call),
    edits: screenEdits(names, call),
    next: [
      `${names.kebab}-columns.tsx and -list.ts: fields, statuses and filters that only this list has; their words`,
      'shared/navigation/destinations.tsx: its icon, and where it stands',
    ],
  };
}
