import { IconButton } from '@mpc/ui';
import type { LucideIcon } from 'lucide-react';
import { startTransition, Suspense, useState, type ReactNode } from 'react';
import { ahead } from '#shared/loading/ahead.ts';

export interface PanelToolProps {
  label: string;
  icon: LucideIcon;
  load: () => Promise<unknown>;
  /** The tool itself, which opens at once. */
  children: ReactNode;
}

/** The button of a panel until it is pressed: panels are large, and most lists are read without them. */
export function PanelTool({ label, icon, load, children }: PanelToolProps) {
  const [wanted, setWanted] = useState(false);
  const place = (
    <IconButton
      variant="secondary"
      size="medium"
      icon={icon}
      label={label}
      aria-haspopup="dialog"
      onPointerEnter={ahead(load)}
      onFocus={ahead(load)}
      // As a transition, so that the button keeps its place and the focus until the panel is there.
      onClick={() => startTransition(() => setWanted(true))}
    />
  );
  return <Suspense fallback={place}>{wanted ? children : place}</Suspense>;
}
