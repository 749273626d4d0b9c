import { media } from '../packages/ui/src/theme/media.ts';

const wordings = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    else if (rule instanceof CSSLayerBlockRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * Shows what a visitor with a preference gets, without a change of the system: the rules of the kit for
 * it hold always. Takes one of the kit's media queries, and whether it is preferred.
 */
function prefer(query: string, isPreferred: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const wording = wordings.get(rule) ?? rule.media.mediaText;
      if (wording !== query) continue;
      wordings.set(rule, wording);
      rule.media.mediaText = isPreferred ? 'all' : wording;
    }
  }
}

/** Puts department, language and preferences of the toolbar on the document, as an application would. */
export function applySettings(globals: Record<string, unknown>, language: string): void {
  const root = document.documentElement;
  root.lang = language;
  if (globals['department'] === 'temple') delete root.dataset['department'];
  else root.dataset['department'] = String(globals['department']);
  prefer(media.moreContrast, globals['contrast'] === 'more');
  prefer(media.reducedMotion, globals['motion'] === 'reduced');
}
