/** Letters of Cyrillic, Greek and Armenian, and at the same places the Latin ones they are taken for. */
export const twins = {
  others: "АВЕКМНОРСТУХІЈЅҮԚԜаеорсухіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρικՕՍօոսհɑɡ",
  latin: "ABEKMHOPCTYXIJSYQWaeopcyxijshdqwlABEZHIKMNOPTYXaovpikOUonuhag",
} as const;
