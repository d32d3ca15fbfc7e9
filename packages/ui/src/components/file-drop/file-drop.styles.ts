import { DropZone } from 'react-aria-components';
import styled from 'styled-components';
import { color, font, radius, space, tone, type } from '../../theme/tokens.ts';

export const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xs} ${space.s};

  padding: ${space.l};
  border: 1px dashed ${color.control};
  border-radius: ${radius.medium};

  color: ${color.textMuted};
  background: ${color.surface};

  &[data-drop-target] {
    border-style: solid;
    border-color: ${color.brand};
    outline: 1px solid ${color.brand};
    background: ${color.brandSoft};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.brand};
    outline-offset: 1px;
  }
  &[data-disabled] {
    background: ${color.sunken};
  }
  [data-invalid] > & {
    border-color: ${tone.danger.ink};
  }
`;

export const Rules = styled.div`
  flex: 1 0 100%;
  font: ${type.label} ${font.body};
  text-align: center;
  color: ${color.textFaint};

  &:empty {
    display: none;
  }
`;

export const Files = styled.ul`
  display: grid;
  gap: ${space.xs};

  margin: ${space.s} 0 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px ${space.s};

  padding-block: ${space.s};
  padding-inline: ${space.m} ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  background: ${color.surface};

  & > svg {
    color: ${color.textFaint};
  }
  &[data-state='failed'] {
    border-color: ${tone.danger.ink};
  }
  &[data-state='failed'] > svg {
    color: ${tone.danger.ink};
  }
  &[data-state='done'] > svg {
    color: ${tone.success.ink};
  }
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  min-width: 0;
`;

export const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const State = styled.span`
  font: ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  color: ${color.textFaint};

  [data-state='failed'] &[role='status'] {
    color: ${tone.danger.ink};
  }
`;

export const Actions = styled.div`
  display: flex;
`;

export const Progress = styled.div`
  grid-column: 2 / -1;
`;
