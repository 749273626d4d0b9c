// Long because each check of a story has its fault and the repaired twin here, side by side.
import { useEffect, useState, type ReactElement } from 'react';
import type { CheckName } from '../../.storybook/checks/everyStory.ts';

/** A story with one fault, what must find it, and the same story repaired. */
export interface Pair {
  fault: string;
  foundBy: CheckName[];
  faulty: ReactElement;
  repaired: ReactElement;
}

const size = (width: string, height: string) => ({
  inlineSize: width,
  blockSize: height,
  padding: 0,
  color: 'var(--tl-colour-ink)',
  background: 'var(--tl-colour-surface)',
});

function Talking({ says }: { says?: string }) {
  useEffect(() => {
    if (says !== undefined) console.warn(says);
  }, [says]);
  return <p>Quiet</p>;
}

/** A button whose ring is drawn by the given declarations. */
function Ringed({ ring }: { ring: string }) {
  return (
    <>
      <style>{`.ringed:focus-visible { box-shadow: none !important; outline-offset: 2px; ${ring} }`}</style>
      <button className="ringed" style={size('6rem', '3rem')}>
        Send
      </button>
    </>
  );
}

/** Many buttons; the last one has another ring than the others. */
function Many({ lastRing }: { lastRing: string }) {
  return (
    <>
      {Array.from({ length: 40 }, (_, index) => (
        <button key={index} style={size('6rem', '3rem')}>
          {`Plot ${index + 1}`}
        </button>
      ))}
      <Ringed ring={lastRing} />
    </>
  );
}

/** Buttons of which each makes the next one when it is reached, up to a number. */
function Growing({ most }: { most: number }) {
  const [count, setCount] = useState(1);
  return Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      style={size('6rem', '3rem')}
      onFocus={() => setCount(Math.min(most, Math.max(count, index + 2)))}
    >
      {`Plot ${index + 1}`}
    </button>
  ));
}

const bothFoci: CheckName[] = ['320 px, focus of 2 px at 3:1', 'focus of 2 px at 3:1'];

/** A picture that is drawn in forced colours only. */
function Sign({ name }: { name?: string }) {
  const rules =
    '.sign { display: none } @media (forced-colors: active) { .sign { display: inline-block } }';
  return (
    <>
      <style>{rules}</style>
      <span className="sign" role="img" aria-label={name} style={size('2rem', '2rem')} />
    </>
  );
}

function Turning({ rules }: { rules: string }) {
  return (
    <>
      <style>{`@keyframes turn { to { rotate: 1turn } } .turning { animation: turn 1s infinite } ${rules}`}</style>
      <p className="turning" style={size('2rem', '2rem')}>
        o
      </p>
    </>
  );
}

const line = { inlineSize: '9rem', overflow: 'hidden' };
const sentence = 'Ask for a lease';

/** A button of 30 px in height. */
export const lowButton = <button style={size('60px', '30px')}>Send</button>;

/** One pair or more for each check on stories. */
export const pairs: Pair[] = [
  {
    fault: 'a warning in the console',
    foundBy: ['console'],
    faulty: <Talking says="a key is missing" />,
    repaired: <Talking />,
  },
  {
    fault: 'pale text, which the light theme swallows',
    foundBy: ['axe, light'],
    faulty: <p style={{ color: '#fff3dc' }}>{sentence}</p>,
    repaired: <p style={{ color: 'var(--tl-colour-ink)' }}>{sentence}</p>,
  },
  {
    fault: 'dark text, which the dark theme swallows',
    foundBy: ['axe, dark'],
    faulty: <p style={{ color: '#1b1714' }}>{sentence}</p>,
    repaired: <p style={{ color: 'var(--tl-colour-ink)' }}>{sentence}</p>,
  },
  {
    fault: 'a sign without a name, drawn in forced colours only',
    foundBy: ['axe, forced colours'],
    faulty: <Sign />,
    repaired: <Sign name="Open" />,
  },
  {
    fault: 'a button of 30 px in height',
    foundBy: ['targets of 44 px'],
    faulty: lowButton,
    repaired: <button style={size('60px', '44px')}>Send</button>,
  },
  {
    fault: 'a button of 30 px in width',
    foundBy: ['targets of 44 px'],
    faulty: <button style={size('30px', '60px')}>Go</button>,
    repaired: <button style={size('44px', '60px')}>Go</button>,
  },
  {
    fault: 'a box of 400 px',
    foundBy: ['320 px', '320 px, text of 19 px'],
    faulty: <p style={{ inlineSize: '400px' }}>{sentence}</p>,
    repaired: <p style={{ inlineSize: '400px', maxInlineSize: '100%' }}>{sentence}</p>,
  },
  {
    fault: 'a box that grows out of the view with the text',
    foundBy: ['320 px, text of 19 px'],
    faulty: <p style={{ inlineSize: '17.5rem' }}>{sentence}</p>,
    repaired: <p style={{ inlineSize: '17.5rem', maxInlineSize: '100%' }}>{sentence}</p>,
  },
  {
    fault: 'a line of a fixed height, cut off when text takes more room',
    foundBy: ['text spacing'],
    faulty: <p style={{ ...line, blockSize: '1.6em' }}>{sentence}</p>,
    repaired: <p style={{ ...line, minBlockSize: '1.6em' }}>{sentence}</p>,
  },
  {
    fault: 'a focus of 1 px',
    foundBy: bothFoci,
    faulty: <Ringed ring="outline: 1px solid #7d7163" />,
    repaired: <Ringed ring="outline: 2px solid #7d7163" />,
  },
  {
    fault: 'a pale focus',
    foundBy: bothFoci,
    faulty: <Ringed ring="outline: 3px solid #d9d4cc" />,
    repaired: <Ringed ring="outline: 3px solid #7d7163" />,
  },
  {
    fault: 'no focus at all',
    foundBy: bothFoci,
    faulty: <Ringed ring="outline: none" />,
    repaired: <Ringed ring="outline: 2px solid #7d7163" />,
  },
  {
    fault: 'a focus that the dark theme swallows',
    foundBy: bothFoci,
    faulty: <Ringed ring="outline: 3px solid #1b1714" />,
    repaired: <Ringed ring="outline: 3px solid #7d7163" />,
  },
  {
    fault: 'a focus that goes on a narrow view',
    foundBy: ['320 px, focus of 2 px at 3:1'],
    faulty: (
      <Ringed ring="outline: 2px solid #7d7163; @media (max-width: 30rem) { outline: none }" />
    ),
    repaired: <Ringed ring="outline: 2px solid #7d7163" />,
  },
  {
    fault: 'a focus that goes on a wide view',
    foundBy: ['focus of 2 px at 3:1'],
    faulty: (
      <Ringed ring="outline: 2px solid #7d7163; @media (min-width: 60rem) { outline: none }" />
    ),
    repaired: <Ringed ring="outline: 2px solid #7d7163" />,
  },
  {
    fault: 'no focus on the last of many stops',
    foundBy: bothFoci,
    faulty: <Many lastRing="outline: none" />,
    repaired: <Many lastRing="outline: 2px solid #7d7163" />,
  },
  {
    fault: 'a walk with Tab that has no end',
    foundBy: bothFoci,
    faulty: <Growing most={10_000} />,
    repaired: <Growing most={40} />,
  },
  {
    fault: 'a sign that turns although less motion is asked for',
    foundBy: ['reduced motion'],
    faulty: <Turning rules="" />,
    repaired: (
      <Turning rules="@media (prefers-reduced-motion: reduce) { .turning { animation: none } }" />
    ),
  },
];
