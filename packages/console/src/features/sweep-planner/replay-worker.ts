import { replay, type ReplayQuestion } from './replay.ts';

addEventListener('message', ({ data }: MessageEvent<ReplayQuestion>) => postMessage(replay(data)));
