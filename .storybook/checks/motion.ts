const longestMs = 200;

/** Gives the animations that last longer than 200 ms. */
export function longMotion(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
    const total = Number(duration) * (iterations ?? 1);
    return total > longestMs
      ? [`${(animation as CSSAnimation).animationName ?? ''} ${total} ms`]
      : [];
  });
}
