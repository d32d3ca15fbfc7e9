import { locks } from 'node:worker_threads';
import { toasts } from '@mpc/ui';
import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeAll, vi } from 'vitest';
import { forgetSent, intercept, sandbox } from './network.ts';
import { database } from '#shared/drafts/database.ts';
import { deleteAllDrafts } from '#shared/drafts/drafts.ts';
import { clearSelection } from '#shared/selection/wallet-store.ts';
import { releaseTab } from '#shared/session/tab-session.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useAhead } from '#shared/time/server-time.ts';

// Files may share this document, its stores and its sandbox: each begins as a browser nobody has used.
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

// The words of a fingerprint take a third of a second, on purpose, which @mpc/api's own tests try. Here one round does.
const deriveBits = SubtleCrypto.prototype.deriveBits.bind(crypto.subtle);
crypto.subtle.deriveBits = (how, key, length) =>
  deriveBits(typeof how === 'object' && 'iterations' in how ? { ...how, iterations: 1 } : how, key, length);

// This file is read anew for each test file, the sandbox is not.
beforeAll(() => {
  sandbox.reset();
  // What a file still changed after its last test.
  intercept.answer = null;
});

afterEach(async () => {
  // Before the stores are emptied under what still shows them.
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  onlineManager.setOnline(true);
  intercept.answer = null;
  forgetSent();
  sandbox.faults.clear();
  toasts.clear();
  clearSelection();
  releaseTab();
  useCommonStore.setState(useCommonStore.getInitialState());
  useAhead.setState({ ahead: null });
  localStorage.clear();
  for (const name of ['openToken', 'XSRF-TOKEN', 'lan']) document.cookie = `${name}=; path=/; max-age=0`;
  // What was typed last may still be about to be kept.
  await deleteAllDrafts();
  await clear(database);
});
