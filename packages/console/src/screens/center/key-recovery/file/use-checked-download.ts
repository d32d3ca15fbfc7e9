import { useRef, useState } from 'react';
import { downloadUrl, hashOf, type PublishedFile } from './published-file.ts';

/** How a download went: `changed` where another file is offered than was looked at, `unread` where no answer came. */
export type DownloadState = 'ready' | 'asking' | 'changed' | 'unread' | 'started';

function open(url: URL): void {
  const link = document.createElement('a');
  link.href = url.href;
  link.rel = 'noopener noreferrer';
  // A page in place of a file must not take the place of the console.
  if (url.origin === location.origin) link.download = '';
  else link.target = '_blank';
  link.click();
}

/** Downloads a file only while the server offers the same one that is looked at, with the same hash. */
export function useCheckedDownload(
  looked: PublishedFile,
  again: () => Promise<PublishedFile | null>,
  onStarted?: () => void,
) {
  const [shown, setShown] = useState<{ state: DownloadState; of: string }>({ state: 'ready', of: '' });
  const underWay = useRef(false);
  const what = JSON.stringify(looked);
  const url = downloadUrl(looked, location.origin);
  const download = async () => {
    if (underWay.current || url === null || hashOf(looked) === null) return;
    underWay.current = true;
    const say = (state: DownloadState) => setShown({ state, of: what });
    say('asking');
    const now = await again();
    underWay.current = false;
    if (now === null) return say('unread');
    if (JSON.stringify(now) !== what) return say('changed');
    open(url);
    say('started');
    onStarted?.();
  };
  return { state: shown.of === what ? shown.state : 'ready', download, isPossible: url !== null };
}
