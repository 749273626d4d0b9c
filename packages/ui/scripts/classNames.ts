type Choice = Readonly<Record<string, string | boolean | undefined>>;

/** The class names that a recipe was given at build time. */
export interface ClassNames {
  defaultClassName: string;
  variantClassNames: Record<string, Record<string, string>>;
  defaultVariants: Choice;
  compoundVariants: readonly (readonly [Choice, string])[];
}

/** Gives the function that joins the class names of a choice; it is built in for recipes. */
export function createRuntimeFn(names: ClassNames) {
  const { defaultClassName, variantClassNames, defaultVariants, compoundVariants } = names;
  return (choice: Choice = {}): string => {
    const chosen = (variant: string) => String(choice[variant] ?? defaultVariants[variant]);
    const single = Object.entries(variantClassNames).map(([variant, all]) => all[chosen(variant)]);
    const joint = compoundVariants.flatMap(([when, className]) =>
      Object.entries(when).every(([variant, value]) => chosen(variant) === String(value))
        ? className
        : [],
    );
    return [defaultClassName, ...single, ...joint].filter(Boolean).join(' ');
  };
}
