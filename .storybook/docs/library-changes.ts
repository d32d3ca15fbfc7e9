import changelog from '../../packages/ui/CHANGELOG.md?raw';
import { maturityOf, namesAt, namesOfPage, changesOf, releasedChanges, waitingChange } from './changes.ts';

const waiting = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const doors = import.meta.glob<string>('../../packages/ui/src/components/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = Object.keys(import.meta.glob('../../packages/ui/src/components/*/*.stories.tsx'));

/** Every change of the library, newest first: what waits for a release, and what was released. */
const changes = [...Object.values(waiting).flatMap(waitingChange), ...releasedChanges(changelog)];

const place = /components\/([\w-]+)\/([\w-]+)\.stories\.tsx$/;

/** What the change log says of the component that a file of stories is about; nothing where it is about none. */
export function changesOfPage(file: string) {
  const [, folder, page] = place.exec(file) ?? [];
  if (folder === undefined || page === undefined) return undefined;
  const pages = stories.flatMap((path) => {
    const [, of, name] = place.exec(path) ?? [];
    return of === folder && name !== undefined ? [name] : [];
  });
  const names = namesOfPage(
    page,
    pages,
    namesAt(doors[`../../packages/ui/src/components/${folder}/index.ts`] ?? ''),
  );
  return names.length === 0
    ? undefined
    : { ...maturityOf(names, changes), changes: changesOf(names, changes) };
}
