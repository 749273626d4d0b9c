import drawing from './chandua.svg';
import * as styles from './Chandua.css.ts';

/** The props of `Chandua`. */
export interface ChanduaProps {
  /** Where it hangs: size and place, from the stylesheet of the page. */
  place: string;
}

/** The chandua, the Pipili appliqué canopy seen from below: ornament on brand ground, one a page. */
export function Chandua({ place }: ChanduaProps) {
  return <img className={`${styles.chandua} ${place}`} src={drawing} alt="" fetchPriority="high" />;
}
