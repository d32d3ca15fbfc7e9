import { people } from '@mpc/api/sandbox';
import { Button, Drawer, KeyValueList, Section, Stack } from '@mpc/ui';
import { useId, useState } from 'react';
import { sandbox } from '../sandbox.ts';
import { CallAnswer } from './call-answer.tsx';
import { CallForm, type Asking } from './call-form.tsx';
import { meaningOf, type Call } from './document.ts';
import { firstValues } from './form-fields.ts';
import { KindTag } from './kind-tag.tsx';
import { sendCall, type Asker, type Outcome } from './send-call.ts';

function signIn(person: Asking): Asker {
  if (person === null) return {};
  const { openToken, csrf } = sandbox.signInAs(people[person].uid);
  return { session: openToken, csrf };
}

function whatIsKnown({ id, tag, timeout, when }: Call) {
  const kinds = Object.entries(when).map(([kind, values]) => {
    const fixed = Object.entries(values).map(([name, value]) => `${name}=${value}`);
    return `${kind} where ${fixed.join(', ')}`;
  });
  return [
    { key: 'name', label: 'Name', value: id },
    { key: 'tag', label: 'StatusTag', value: tag },
    ...(kinds.length === 0 ? [] : [{ key: 'kind', label: 'Kind', value: kinds.join('; ') }]),
    { key: 'limit', label: 'Time limit', value: `${(timeout ?? 10_000) / 1000} s` },
  ];
}

function codesOf({ codes, reactions }: Call) {
  return codes.map((code) => {
    const reaction = reactions[code];
    const meaning = meaningOf(code);
    return {
      key: code,
      label: code,
      value: reaction === undefined ? meaning : `${meaning} → its caller: ${reaction}`,
    };
  });
}

export interface CallDrawerProps {
  call: Call;
  person: Asking;
  onPerson: (person: Asking) => void;
  onClose: () => void;
}

/** One call: its form, what came of sending it, and the codes it may answer. */
export function CallDrawer({ call, person, onPerson, onClose }: CallDrawerProps) {
  const form = useId();
  const [values, setValues] = useState(() => firstValues(call));
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await sendCall(call, values, signIn(person)));
    setBusy(false);
  };
  return (
    <Drawer
      open
      size="wide"
      title={`${call.method} ${call.path}`}
      status={<KindTag kind={call.kind} />}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} variant="primary" busy={busy}>
          Send
        </Button>
      }
    >
      <Stack gap="xl">
        <KeyValueList items={whatIsKnown(call)} />
        <CallForm
          id={form}
          call={call}
          person={person}
          onPerson={onPerson}
          values={values}
          onValue={(name, value) => setValues({ ...values, [name]: value })}
          onSubmit={() => void send()}
        />
        {outcome === undefined ? null : <CallAnswer outcome={outcome} />}
        <Section title="Codes it may answer">
          <KeyValueList items={codesOf(call)} />
        </Section>
      </Stack>
    </Drawer>
  );
}
