import { Button } from '@mpc/ui';
import { startTransition, Suspense, useState, type ReactNode } from 'react';

export interface PanelToolProps {
  label: string;
  icon: ReactNode;
  load: () => Promise<unknown>;
  /** The tool itself, which opens at once. */
  children: ReactNode;
}

/** The button of a panel until it is pressed: panels are large, and most lists are read without them. */
export function PanelTool({ label, icon, load, children }: PanelToolProps) {
  const [wanted, setWanted] = useState(false);
  const place = (
    <Button
      icon={icon}
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      // As a transition, so that the button keeps its place and the focus until the panel is there.
      onClick={() => startTransition(() => setWanted(true))}
    >
      {label}
    </Button>
  );
  return <Suspense fallback={place}>{wanted ? children : place}</Suspense>;
}
