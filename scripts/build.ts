import { cpSync, rmSync } from 'node:fs';
import { consoleBuild } from './console-build.ts';
import { consoleDist } from './folders.ts';

const build = await consoleBuild();
rmSync(consoleDist, { recursive: true, force: true });
cpSync(build, consoleDist, { recursive: true });
