export const refusedPageText = {
  title: 'Deze pagina kan niet getoond worden',
  explanation:
    'Onze beveiliging hield uw bezoek tegen. Dat kan een vergissing zijn: bel of mail ons, dan helpen wij u.',
} as const;
