/** Where something is on the map, and the size of the map, in CSS pixels. */
export interface ScreenPlace {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

// In maps of this width, the panel of search and layers covers this width of the map.
const panelMinWidth = 896;
const panelWidth = 392;
const [cardWidth, cardHeight, toolsWidth, gap] = [288, 480, 76, 16];

/**
 * Returns where the card of a plot begins: beside the plot, after it where there is room, else before it, else beside the
 * tools.
 */
export function placeCard({ left, top, right, width, height }: ScreenPlace) {
  const first = width > panelMinWidth ? panelWidth + gap : gap;
  const last = width - toolsWidth - gap - cardWidth;
  const [after, before] = [right + gap, left - gap - cardWidth];
  const isAfter = after >= first && after <= last;
  const start = isAfter || before < first ? Math.min(Math.max(after, first), last) : before;
  const lowest = Math.max(gap, height - gap - cardHeight);
  return { inline: `${Math.round(start)}px`, block: `${Math.round(Math.min(top, lowest))}px` };
}
