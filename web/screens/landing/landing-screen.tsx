export function LandingScreen() {
  return <main />
}
