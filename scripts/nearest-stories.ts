import { dirname } from 'node:path';

/** The stories beside each of these files, or else those of the nearest folder above that has any, up to a package's source. */
export function nearestStories(files: readonly string[], stories: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); /\/src\/./.test(folder); folder = dirname(folder)) {
      const here = stories.filter((story) => dirname(story) === folder);
      for (const story of here) found.add(story);
      if (here.length > 0) break;
    }
  }
  return [...found].sort();
}
