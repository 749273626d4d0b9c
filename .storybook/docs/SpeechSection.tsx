import { Heading, Source } from '@storybook/addon-docs/blocks';

const transcripts = import.meta.glob<string>('../../packages/ui/src/components/*/*.speech.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a screen reader is given of each story of a component; nothing for another page. */
export function SpeechSection({ name }: { name: string }) {
  const text = transcripts[`../../packages/ui/src/components/${name}/${name}.speech.txt`];
  if (text === undefined) return null;
  return (
    <>
      <Heading>What a screen reader is given</Heading>
      <Source code={text} language="text" />
    </>
  );
}
