import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, TextField } from './kit.ts';
import { places, words } from '../page/data.ts';

// Not part of page R: its lazy chunk is the cost of the first combobox.
const Combobox = lazy(async () => {
  const { Combobox } = await import('../../../packages/ui/src/components/Combobox/Combobox.tsx');
  return { default: Combobox };
});

const element = document.querySelector('#root');
if (element !== null) {
  createRoot(element).render(
    <>
      <TextField label={words.name} />
      <Button>{words.submit}</Button>
      <Suspense>
        <Combobox
          label={words.place}
          options={places}
          words={{
            openLabel: words.choose,
            clearLabel: words.cancel,
            closeLabel: words.close,
            resultText: String,
            emptyText: words.close,
          }}
        />
      </Suspense>
    </>,
  );
}
