import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Which scripts a build came in, and what lies in them. Sources are named by their path from the console's folder. */
export interface ScriptList {
  /** What each script imports, by file; files of words import nothing. */
  files: Record<string, string[]>;
  /** What a page begins with or is loaded when it is wanted, and all that wants such. */
  sources: Record<string, Source>;
}

interface Source {
  file: string;
  isWanted: boolean;
  /** The sources it loads when it wants them. */
  wants: string[];
}

/** Writes the list of scripts beside the folder that is served. */
export function scriptList(): Plugin {
  let root = '';
  let site = '';
  const sourceOf = (id: string) => relative(root, id).replaceAll('\\', '/');
  const list: ScriptList = { files: {}, sources: {} };
  return {
    name: 'mpc:script-list',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      site = resolve(root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'asset') {
          // Files of words are modules without being scripts.
          if (!chunk.fileName.endsWith('.json')) continue;
          list.files[chunk.fileName] = [];
          for (const name of chunk.originalFileNames)
            list.sources[sourceOf(resolve(root, name))] = { file: chunk.fileName, isWanted: true, wants: [] };
          continue;
        }
        list.files[chunk.fileName] = chunk.imports;
        const entry = chunk.isEntry && chunk.facadeModuleId !== null ? [chunk.facadeModuleId] : [];
        for (const id of new Set([...entry, ...chunk.moduleIds])) {
          const { dynamicImporters = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          const isWanted = dynamicImporters.length > 0;
          if (!isWanted && dynamicallyImportedIds.length === 0 && !entry.includes(id)) continue;
          const wants = dynamicallyImportedIds.map(sourceOf);
          list.sources[sourceOf(id)] = { file: chunk.fileName, isWanted, wants };
        }
      }
    },
    writeBundle() {
      writeFileSync(join(site, '..', 'scripts.json'), `${JSON.stringify(list, null, 2)}\n`);
    },
  };
}
