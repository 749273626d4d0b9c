import drawing from './chandua.svg';
import * as styles from './Chandua.css.ts';

/** The props of `Chandua`. */
export interface ChanduaProps {
  /** The class with its size and position, from the style sheet of the page. */
  className: string;
}

/** The chandua, a Pipili appliqué canopy seen from below: an ornament on brand background, at most one per page. */
export function Chandua({ className }: ChanduaProps) {
  return (
    <img className={`${styles.chandua} ${className}`} src={drawing} alt="" fetchPriority="high" />
  );
}
