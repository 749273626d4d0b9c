import { useState } from 'react';
import { size, type Pair } from './pair.ts';

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

const bothFoci: Pair['foundBy'] = ['320 px, focus of 2 px at 3:1', 'focus of 2 px at 3:1'];

/** Pairs for the checks that walk with Tab and look at the focus. */
export const focusPairs: Pair[] = [
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
];
