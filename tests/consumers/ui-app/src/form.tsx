import { Columns, Stack, UiProvider } from '@mpc/ui';
import { createRoot } from 'react-dom/client';
import { lookOf } from './look.ts';
import { NativeForm } from './native-form.tsx';
import { RegisteredForm } from './registered-form.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <UiProvider {...lookOf(new URL(location.href))} locale="en-US">
    <Columns min="320px">
      <NativeForm />
      <Stack>
        <RegisteredForm />
      </Stack>
    </Columns>
  </UiProvider>,
);
