import { DocsContainer, DocsContext, Heading, Source } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';

const transcripts = import.meta.glob<string>('../packages/ui/src/components/*/*.speech.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const parameters = { docs: { container: PageWithSpeech } };

/** Ends the page of each component with what a screen reader is given of it. */
function PageWithSpeech({ children, ...rest }: ComponentProps<typeof DocsContainer>) {
  return (
    <DocsContainer {...rest}>
      {children}
      <Speech />
    </DocsContainer>
  );
}

function Speech() {
  const name = useComponentName();
  const text = transcripts[`../packages/ui/src/components/${name}/${name}.speech.txt`];
  if (text === undefined) return null;
  return (
    <>
      <Heading>What a screen reader is given</Heading>
      <Source code={text} language="text" />
    </>
  );
}

function useComponentName(): string {
  const context = useContext(DocsContext);
  try {
    const { preparedMeta } = context.resolveOf('meta', ['meta']);
    return preparedMeta.title.split('/').at(-1) ?? '';
  } catch {
    return '';
  }
}
