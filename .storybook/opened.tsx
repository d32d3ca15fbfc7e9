import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/** A decorator: the story comes with its list, menu or calendar open, also where nothing is played. */
export function opened(Story: ComponentType) {
  return (
    <Opened>
      <Story />
    </Opened>
  );
}

function Opened({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    around.current?.querySelector<HTMLElement>('[aria-expanded=false]')?.click();
  }, []);
  return <div ref={around}>{children}</div>;
}
