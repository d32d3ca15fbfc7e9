import { Banner, Button, Inline, Select, Stack } from '@mpc/ui';
import { useState } from 'react';
import type { Chosen, Duplicates } from './duplicate-columns.ts';

interface ChooseColumnsProps<Meaning extends string> {
  duplicates: Duplicates<Meaning>;
  /** The rows of the file, its head first. */
  rows: readonly (readonly string[])[];
  words: {
    title: string;
    /** Asks which column holds it. */
    question: (meaning: Meaning) => string;
    take: string;
  };
  onChosen: (chosen: Chosen<Meaning>) => void;
}

/** Asks which of several columns that mean the same is meant: nothing is taken before a person said so. */
export function ChooseColumns<Meaning extends string>({
  duplicates,
  rows: [head = [], first = []],
  words,
  onChosen,
}: ChooseColumnsProps<Meaning>) {
  const [chosen, setChosen] = useState<Chosen<Meaning>>(new Map());
  const isComplete = Array.from(duplicates.keys()).every((meaning) => chosen.has(meaning));
  return (
    <Banner tone="attention" title={words.title}>
      <Stack gap="s">
        {Array.from(duplicates, ([meaning, places]) => (
          <Select
            key={meaning}
            label={words.question(meaning)}
            required
            options={places.map((at) => ({
              id: String(at),
              label: `${at + 1}. ${head[at] ?? ''}`,
              detail: first[at] ?? '',
            }))}
            value={chosen.has(meaning) ? String(chosen.get(meaning)) : null}
            onChange={(at) => setChosen((before) => new Map(before).set(meaning, Number(at)))}
          />
        ))}
        <Inline>
          <Button size="small" disabled={!isComplete} onClick={() => onChosen(chosen)}>
            {words.take}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
