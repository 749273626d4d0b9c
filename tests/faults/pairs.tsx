import { useEffect } from 'react';
import { focusPairs } from './focusPairs.tsx';
import { size, type Pair } from './pair.ts';

function Talking({ says }: { says?: string }) {
  useEffect(() => {
    if (says !== undefined) console.warn(says);
  }, [says]);
  return <p>Quiet</p>;
}

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

/** A word that is wider in Odia. */
function LongInOdia({ px }: { px: number }) {
  return (
    <>
      <style>{`:lang(or) .word { inline-size: ${px}px }`}</style>
      <p className="word">Word</p>
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
    fault: 'an alert in a region that is spoken already',
    foundBy: ['spoken once'],
    faulty: (
      <div aria-live="polite">
        <p role="alert">{sentence}</p>
      </div>
    ),
    repaired: (
      <div aria-live="polite">
        <p>{sentence}</p>
      </div>
    ),
  },
  {
    fault: 'a text of a screen that is said in two places',
    foundBy: ['read well'],
    scope: 'state',
    faulty: (
      <>
        <p role="alert">Saved</p>
        <p role="status">Saved</p>
      </>
    ),
    repaired: <p role="alert">Saved</p>,
  },
  {
    fault: 'a box of 400 px',
    foundBy: ['320 px', '320 px, text of 19 px', '320 px, Odia and Hindi'],
    faulty: <p style={{ inlineSize: '400px' }}>{sentence}</p>,
    repaired: <p style={{ inlineSize: '400px', maxInlineSize: '100%' }}>{sentence}</p>,
  },
  {
    fault: 'a word that is too long in Odia only',
    foundBy: ['320 px, Odia and Hindi'],
    faulty: <LongInOdia px={400} />,
    repaired: <LongInOdia px={300} />,
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
  ...focusPairs,
  {
    fault: 'a sign that turns although less motion is asked for',
    foundBy: ['reduced motion'],
    faulty: <Turning rules="" />,
    repaired: (
      <Turning rules="@media (prefers-reduced-motion: reduce) { .turning { animation: none } }" />
    ),
  },
];
