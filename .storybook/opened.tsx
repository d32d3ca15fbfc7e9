import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/** A decorator: the story comes with its list, menu or calendar open, also where nothing is played. */
export function opened(Story: ComponentType) {
  return (
    <Opened>
      <Story />
    </Opened>
  );
}

/** Whether this window is a frame in a page of documentation, where nothing is played. */
export const isFrame = new URLSearchParams(location.search).has('embed');

/** The parameters of a story that opens something when played: on its page it has a frame of its own, and is open. */
export const opensOnItsPage = (iframeHeight: `${number}px`) => ({
  opens: true,
  docs: { story: { inline: false, iframeHeight } },
});

function Opened({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    around.current?.querySelector<HTMLElement>('[aria-expanded=false]')?.click();
  }, []);
  return <div ref={around}>{children}</div>;
}
